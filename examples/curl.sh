#!/usr/bin/env bash
# From signing up to a paid seller, with curl only. Start a server first: npm start
set -euo pipefail
API=${SURETY_API_URL:-http://127.0.0.1:3000/v1}

# Extracts a text field from a response. Use jq in real scripts.
field() { sed "s/.*\"$1\":\"\([^\"]*\)\".*/\1/"; }
call() { curl -sSf -X "$1" "$API$2" -H "x-api-key: ${KEY:-}" -H 'content-type: application/json' ${3:+-d "$3"}; }

KEY=$(call POST /developer/signup \
  "{\"email\":\"you+$RANDOM$RANDOM@example.com\",\"password\":\"a long passphrase 1\"}" | field apiKey)

# Amounts are in the smallest unit: 500000 kobo are ₦5,000. The idempotency key makes it safe to send this twice.
AGREEMENT=$(curl -sSf "$API/escrow/agreements" -H "x-api-key: $KEY" -H 'content-type: application/json' \
  -H "idempotency-key: order-$RANDOM$RANDOM" -d '{
    "buyerExternalId": "buyer_1",
    "sellerExternalId": "seller_1",
    "totalAmount": 500000,
    "milestones": [{ "title": "Delivery", "amount": 500000 }]
  }')
ID=$(grep -o 'agr_[0-9a-f]*' <<<"$AGREEMENT" | head -1)
MILESTONE=$(grep -o 'ms_[0-9a-f]*' <<<"$AGREEMENT" | head -1)

# Unless the flag is RED, the response has the account to pay into.
ACCOUNT=$(call POST "/escrow/agreements/$ID/assess" \
  '{"externalUserId":"buyer_1","transactionAmount":500000}' | field accountNumber)
call POST /sandbox/deposits "{\"accountNumber\":\"$ACCOUNT\",\"amount\":500000}" >/dev/null
call PUT /escrow/payout-accounts/seller_1 '{"bankCode":"058","accountNumber":"0123456789"}' >/dev/null

# The second confirmation releases the money.
call POST "/escrow/agreements/$ID/milestones/$MILESTONE/confirm" '{"externalUserId":"seller_1"}' >/dev/null
call POST "/escrow/agreements/$ID/milestones/$MILESTONE/confirm" '{"externalUserId":"buyer_1"}' >/dev/null

for _ in $(seq 50); do
  STATUS=$(call GET "/escrow/agreements/$ID" | grep -o '"status":"[A-Z_]*"' | head -1 | field status)
  [ "$STATUS" = DISBURSED ] && break
  sleep 0.2
done
echo "$ID is $STATUS"
