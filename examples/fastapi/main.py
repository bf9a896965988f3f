"""
A marketplace's checkout and webhook receiver with FastAPI.

    pip install fastapi uvicorn ./clients/python
    SURETY_API_KEY=svc_test_… SURETY_WEBHOOK_SECRET=whsec_… uvicorn main:app
"""

import os
from contextlib import asynccontextmanager
from typing import Any, AsyncIterator

from fastapi import FastAPI, HTTPException, Request, Response

from surety import AsyncSurety, ConflictError, RequestOptions, WebhookVerificationError, verify_webhook

surety = AsyncSurety()
# Use a table with a unique key on the event's id, written in the transaction that handles the event.
handled: set[str] = set()


@asynccontextmanager
async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
    yield
    await surety.close()


app = FastAPI(lifespan=lifespan)


@app.post("/orders/{order_id}/pay")
async def pay(order_id: str, buyer: str, seller: str, amount: int) -> dict[str, Any]:
    agreements = surety.escrow.agreements
    try:
        # The order's own key: a second click gets the first agreement.
        agreement = await agreements.create(
            {
                "buyerExternalId": buyer,
                "sellerExternalId": seller,
                "totalAmount": amount,
                "milestones": [{"title": f"Order {order_id}", "amount": amount}],
                "reference": order_id,
            },
            RequestOptions(idempotency_key=f"order-{order_id}"),
        )
    except ConflictError as error:
        raise HTTPException(409, error.message) from error
    risk = await agreements.assess(
        agreement["id"], {"externalUserId": buyer, "transactionAmount": amount}
    )
    if "virtualAccount" not in risk:
        raise HTTPException(402, "This payment was declined.")
    return {"payInto": risk["virtualAccount"]}


@app.post("/surety/webhook")
async def webhook(request: Request) -> Response:
    try:
        # The raw body: a parsed one no longer has the signed form.
        event = verify_webhook(
            await request.body(), request.headers, os.environ["SURETY_WEBHOOK_SECRET"]
        )
    except WebhookVerificationError:
        return Response(status_code=400)
    if event["id"] not in handled:
        handled.add(event["id"])
        if event["type"] == "agreement.funded":
            print("Ship the order of", event.get("agreementId"))
    return Response(status_code=204)
