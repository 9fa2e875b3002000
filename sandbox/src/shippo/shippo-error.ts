/** Shippo's error body is `{detail}` or a map from field to messages. */
export class ShippoError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.name = 'ShippoError';
    this.status = status;
    this.body = body;
  }
}

export function notFound(): ShippoError {
  return new ShippoError(404, { detail: 'Not found' });
}
export function badField(field: string, message: string): ShippoError {
  return new ShippoError(400, { [field]: [message] });
}
