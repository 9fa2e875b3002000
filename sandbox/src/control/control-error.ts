/** The control API's own refusals: a test that mistypes a fault should read why. */
export class ControlRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ControlRefusal';
    this.status = status;
  }
}
