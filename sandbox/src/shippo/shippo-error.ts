/** Shippo answers a refusal with `{detail}` or a map from field to complaints. */
export class ShippoRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.name = 'ShippoRefusal';
    this.status = status;
    this.body = body;
  }
}

export function notFound(): ShippoRefusal {
  return new ShippoRefusal(404, { detail: 'Not found' });
}
export function badField(field: string, complaint: string): ShippoRefusal {
  return new ShippoRefusal(400, { [field]: [complaint] });
}
