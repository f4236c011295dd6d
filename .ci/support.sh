# What the scripts of this folder share; sourced, never run.

ci_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# A folder that goes away with the script.
temporary_folder() {
    ci_temporary=${ci_temporary:-$(mktemp -d)}
    trap 'rm -rf "$ci_temporary"' EXIT
    temporary=$ci_temporary
}

# Sets $checks to the program in Checks/. CHECKS_PROGRAM names one that is built already.
build_checks() {
    temporary_folder
    checks=${CHECKS_PROGRAM:-$temporary/checks}
    if [ ! -x "$checks" ]; then
        find "$ci_folder/Checks" -name '*.swift' -print0 | sort -z |
            xargs -0 swiftc -swift-version 6 -warnings-as-errors -o "$checks"
    fi
}

# Sets $root to the package root that is the script's first argument.
package_root() {
    [ -f "${1:-}/Package.swift" ] || {
        echo "usage: $(basename "$0") PACKAGE-ROOT: there is no Package.swift in '${1:-}'" >&2
        exit 2
    }
    root=$(cd "$1" && pwd)
}

# Writes the package's description as JSON to a file.
dump_package() {
    TMPDIR=$temporary swift package --package-path "$root" --scratch-path "$temporary/dump" dump-package >"$1"
}

# make_previews ROOT PHONEAUTH: the previews of the sample style and of a bad one, as $temporary/good.html and bad.html.
make_previews() {
    preview_style=$1/Tests/PhoneAuthToolTests/Configurations/style.json
    if [ ! -d "$temporary/previews" ]; then
        mkdir "$temporary/previews"
        echo '{"loginButton":{"hidden":true},"agreements":{"fontSize":9}}' >"$temporary/previews/bad.json"
        "$2" preview --style "$preview_style" -o "$temporary/previews/good.html"
        # A page with findings is a page all the same.
        "$2" preview --style "$temporary/previews/bad.json" -o "$temporary/previews/bad.html"
    fi
    cp "$temporary/previews/good.html" "$temporary/previews/bad.html" "$temporary"
}

# look_in_browser CHECK ARGUMENT…: looks at pages with one of the program's checks.
look_in_browser() {
    local check=$1 browser
    shift
    browser=$(command -v chromium) || {
        echo "there is no chromium"
        return 1
    }
    timeout 300 "$checks" "$check" "$browser" "$temporary" "$@"
}

# look_at_previews [PICTURES]: looks at them in a browser; screenshots go to the folder.
look_at_previews() {
    look_in_browser preview "$preview_style" "$temporary/good.html" "$temporary/bad.html" "$@"
}

# make_comparison PHONEAUTH: a report of all situations, held against one that differs, as $temporary/comparison.html and .json.
make_comparison() {
    if [ ! -d "$temporary/comparisons" ]; then
        mkdir "$temporary/comparisons"
        (
            cd "$temporary/comparisons"
            "$1" compare --situations all --runs 3 --json >earlier.json
            # An earlier comparison in which a vendor timed out where it does not now.
            sed -i '0,/"success" : 3/s//"timeout" : 3/' earlier.json
            "$1" compare --situations all --runs 3 --json --against earlier.json --html comparison.html >comparison.json
        )
    fi
    cp "$temporary/comparisons/comparison.html" "$temporary/comparisons/comparison.json" "$temporary"
}

# look_at_comparison [PICTURES]: looks at it in a browser; screenshots go to the folder.
look_at_comparison() {
    look_in_browser comparison "$temporary/comparison.html" "$temporary/comparison.json" "$@"
}

# For scripts that prove a check of a page. Such a script has renew, which makes the pages anew, and look, which looks at them.
failures=0
proofs=0

# plant FILE SED-COMMAND: edits a page, and says so where there is nothing to edit.
plant() {
    cp "$1" "$temporary/before"
    sed -i -E "$2" "$1"
    if cmp -s "$1" "$temporary/before"; then
        echo "could not make the fault '$2'; the page does not hold that any more"
        failures=$((failures + 1))
    fi
}

# must_say EXPECTED…: looks at the pages as they are now; the check must fail and say each of these.
must_say() {
    local output status=0 expected
    output=$(look 2>&1) || status=$?
    for expected in "$@"; do
        proofs=$((proofs + 1))
        if [ "$status" -ne 0 ] && grep -qF -- "$expected" <<<"$output"; then
            echo "found: $(grep -F -m 1 -- "$expected" <<<"$output" | cut -c 1-120)"
        else
            echo "the check does not say '$expected'"
            failures=$((failures + 1))
        fi
    done
    if [ "$failures" -gt 0 ]; then echo "$output" | cut -c 1-200; fi
    renew
}
