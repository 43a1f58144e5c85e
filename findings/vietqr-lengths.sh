#!/usr/bin/env bash
# vietnam-qr-pay 1.5.1 (npm), Node 24; vietqr-emvco 1.0.0 (PyPI), Python 3.
#
# A VietQR is EMVCo's QR code: fields of a number, a length in two digits and a value. Two libraries that both read and write
# it, one would guess, agree about a plain payment, and what either of them does not support it refuses. Each reads the
# other's codes, and a round trip through both proves nothing, because they share what is unusual:
# - A note with accents is written as it is, its length counted in letters (UTF-16 units, code points), while the checksum
#   of both runs over the bytes of UTF-8. A reader that takes the length for bytes, as the bytes of a QR picture come, ends
#   inside the note and finds no next field. In letters of ASCII alone all agree.
# - An amount with a fraction is cut to whole dong by one without a word, and written with the fraction by the other.
# - Without a name of the receiver one adds the name of a shop, CUA HANG AI, as field 59; the app of a bank may show it.
# Remedy: whole dong, notes in A to Z and digits, and the fields built from NAPAS's document, with its examples as tests.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vietnam-qr-pay@1.5.1 >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check vietqr-emvco==1.0.0

cat > write.cjs <<'JS'
const { QRPay } = require('vietnam-qr-pay');
const code = (amount, purpose) =>
  QRPay.initVietQR({ bankBin: '970436', bankNumber: '0011004455667', amount, purpose }).build();
console.log(code('150000', 'Nạp tiền'));
console.log(code('150000.75', 'NAP123'));
JS
cat > write.py <<'PY'
from vietqr_emvco import VietQRGenerator
bank = VietQRGenerator("970436", "0011004455667")
print(bank.generate(150000, "Nạp tiền"))
print(bank.generate(150000.75, "NAP123"))
PY
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
/** The fields of a code whose lengths count bytes, as far as they go. */
function fieldsOf(code) {
  const fields = {};
  const bytes = Buffer.from(code);
  let at = 0;
  while (at + 4 <= bytes.length && /^\d{4}$/.test(bytes.toString('latin1', at, at + 4))) {
    const length = Number(bytes.toString('latin1', at + 2, at + 4));
    fields[bytes.toString('latin1', at, at + 2)] = bytes.toString('utf8', at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}
for (const name of ['npm', 'PyPI']) {
  const [accents, fraction] = readFileSync(`${name}.txt`, 'utf8').trim().split('\n');
  const whole = fieldsOf(fraction);
  console.log(`${name}: amount ${whole['54']}, shop ${whole['59'] ?? 'none'}, checksum ${whole['63'] ? 'found' : 'not found'}`);
  console.log(`${name}: with accents checksum ${fieldsOf(accents)['63'] ? 'found' : 'not found'}`);
}
JS
node write.cjs > npm.txt
venv/bin/python write.py > PyPI.txt
node read.mjs | tee seen.txt
cat > cross.py <<'PY'
from vietqr_emvco import VietQRParser
code = open("npm.txt").read().split("\n")[0]
print("PyPI reads npm's note as", VietQRParser.parse(code)["memo"], VietQRParser.verify_checksum(code))
PY
venv/bin/python cross.py | tee -a seen.txt
diff seen.txt - <<'TXT'
npm: amount 150000.75, shop none, checksum found
npm: with accents checksum not found
PyPI: amount 150000, shop CUA HANG AI, checksum found
PyPI: with accents checksum not found
PyPI reads npm's note as Nạp tiền True
TXT
