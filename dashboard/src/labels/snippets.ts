/** Examples for empty pages. They use the server's own address and a placeholder for the API key. */
const base = `${location.origin}/v1`;
const head = `  -H "x-api-key: $SURETY_KEY" \\
  -H "content-type: application/json"`;

export const SNIPPETS = {
  createAgreement: `curl ${base}/escrow/agreements \\
${head} \\
  -d '{
    "buyerExternalId": "ada",
    "sellerExternalId": "tunde",
    "totalAmount": 25000000,
    "milestones": [
      { "title": "Design", "amount": 10000000 },
      { "title": "Delivery", "amount": 15000000 }
    ]
  }'`,
  reconcile: 'surety reconcile --from 2026-03-01 --to 2026-03-31',
  assessFraud: `curl ${base}/fraud/assess \\
${head} \\
  -d '{
    "platformUserId": "ada",
    "transactionAmount": 1500000,
    "deviceFingerprint": "3f6c1d"
  }'`,
  verifyIdentity: `curl ${base}/identity/verify \\
  -H "x-api-key: $SURETY_KEY" \\
  -F external_user_id=ada \\
  -F document_image=@passport.jpg \\
  -F selfie_images=@frame-1.jpg \\
  -F selfie_images=@frame-2.jpg`,
  createWebhook: `curl ${base}/webhooks \\
${head} \\
  -d '{
    "url": "https://example.com/surety",
    "events": ["agreement.disbursed"]
  }'`,
  anyRequest: `curl -i ${base}/developer -H "x-api-key: $SURETY_KEY"
# x-request-id: req_…   search for this here`,
} as const;
