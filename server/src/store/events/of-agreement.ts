import { withKeys } from './encrypted-data.ts';

/**
 * SQL for the agreement that an event is about. These facts never change during an agreement's life, so they
 * are read with the event instead of being stored with it, and older events have them too. The amounts of its
 * moment are those of the last commit that changed them, or of the creation.
 */
export function agreementOf(event: string): string {
  return `(SELECT json_build_object('reference', p.reference, 'buyerExternalId', a.buyer_external_id,
      'sellerExternalId', a.seller_external_id, 'totalAmount', a.total_amount, 'currency', a.currency)
    FROM agreements a LEFT JOIN caller_metadata p
      ON p.developer_id = a.developer_id AND p.subject_id = a.id
    WHERE a.developer_id = ${event}.developer_id AND a.id = ${event}.stream_id) AS agreement,
    CASE WHEN starts_with(${event}.stream_id, 'agr_') THEN (
      SELECT coalesce(f.funding, (
        SELECT ',,,,,,,,' || sum(m.amount + coalesce((
          SELECT sum((line->>'buyer')::bigint) FROM jsonb_array_elements(m.fees) AS line), 0))
        FROM milestones m WHERE m.developer_id = f.developer_id AND m.agreement_id = f.stream_id))
      FROM events f
      WHERE f.developer_id = ${event}.developer_id AND f.stream_id = ${event}.stream_id
        AND f.sequence <= ${event}.sequence AND (f.funding IS NOT NULL OR f.type = 'agreement.created')
      ORDER BY f.sequence DESC LIMIT 1) END AS funding`;
}

/**
 * SQL for the data of an event. The event of an assessment is stored without data unless the caller gave
 * metadata: they are those of the assessment.
 */
export function dataOf(event: string): string {
  const own = `CASE WHEN ${event}.type = 'assessment.created' AND ${event}.data = '{}'
    THEN assessment_event_data(${event}.developer_id, ${event}.stream_id) ELSE ${event}.data END`;
  return `${withKeys(event, own)} AS data`;
}
