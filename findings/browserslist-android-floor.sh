#!/usr/bin/env bash
# browserslist 4.29.6 with caniuse-lite 1.0.30001828, lightningcss 1.32.0 (npm), Node 24.
#
# `chrome >= 109` names every Chrome from 109 on, so `android >= 109` and `and_chr >= 109`, one would guess, name every
# WebView and every Chrome on Android from 109 on. But of these two the data keep the newest version alone: the query is
# accepted, warns of nothing and names one browser. Whoever declares a floor for old phones in this way has declared
# today's: Lightning CSS leaves nesting (Chrome 112) as it is. The engine has the numbers of Chrome on the desktop, so
# `chrome >= 109` is what holds for phones too.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund browserslist@4.29.6 caniuse-lite@1.0.30001828 lightningcss@1.32.0 >/dev/null

cat > run.mjs <<'JS'
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';

const code = Buffer.from('a { color: red; & b { margin: 0 } }');
for (const query of ['chrome >= 109', 'and_chr >= 109', 'android >= 109']) {
  const named = browserslist(query);
  const least = Math.min(...named.map((one) => Number(one.split(' ')[1])));
  const css = transform({ filename: 'a.css', code, minify: true, targets: browserslistToTargets(named) }).code.toString();
  console.log(`${query}: ${named.length === 1 ? 'one version' : 'many versions'}, from ${least} on: ${css}`);
}
JS
node run.mjs | tee seen.txt
diff seen.txt - <<'TXT'
chrome >= 109: many versions, from 109 on: a{color:red}a b{margin:0}
and_chr >= 109: one version, from 157 on: a{color:red;& b{margin:0}}
android >= 109: one version, from 157 on: a{color:red;& b{margin:0}}
TXT
