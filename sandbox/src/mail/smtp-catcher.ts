import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Fault } from '../parts/faults.ts';
import type { Sandbox } from '../parts/sandbox.ts';
import { storeMail } from './store-mail.ts';

/** Larger than any mail a shop sends, small enough for the state file. */
const MAX_MAIL_BYTES = 2_000_000;
const HANG_LIMIT_MS = 600_000;

type Done = (error?: Error | null) => void;

/** Nobody has an address of this domain, so each is refused for good. */
const nobody = /@(.+\.)?refused\.example$/i;

export function createSmtpCatcher(sandbox: Sandbox): SMTPServer {
  // smtp-server's handlers do not get the socket, which a reset needs.
  const sockets = new Map<number, Socket>();
  function socketOf(session: SMTPServerSession): Socket | undefined {
    return sockets.get(session.remotePort);
  }
  function phase(method: string, subject: string, session: SMTPServerSession, done: Done): void {
    return void applyFault(sandbox.faults.take('smtp', method, subject), socketOf(session), done);
  }

  const server = new SMTPServer({
    banner: 'Brew Quest sandbox: mail is caught here and never delivered',
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    size: MAX_MAIL_BYTES,
    maxClients: 200,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onConnect: (session, done) => phase('CONNECT', session.remoteAddress, session, done),
    onMailFrom: ({ address }, session, done) => phase('MAIL', address, session, done),
    onRcptTo: ({ address }, session, done) => {
      if (nobody.test(address)) done(smtpError(550, `5.1.1 <${address}>: Recipient address rejected: user unknown`));
      else phase('RCPT', address, session, done);
    },
    onData: (stream, session, done) => void receive(sandbox, stream, session, socketOf(session), done),
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort;
    if (port === undefined) return;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  return server;
}

async function receive(
  sandbox: Sandbox,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  socket: Socket | undefined,
  done: Done,
): Promise<void> {
  const recipients = session.envelope.rcptTo.map(({ address }) => address);
  const fault = sandbox.faults.take('smtp', 'DATA', recipients.join(','));
  if (fault?.kind === 'reset-before' || fault?.kind === 'truncate') {
    stream.resume();
    socket?.resetAndDestroy();
    return;
  }
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch {
    // The client disconnected in the middle of the message: no response is possible.
    return;
  }
  if (stream.sizeExceeded) return done(smtpError(552, 'Message exceeds fixed maximum message size'));
  const isKept = fault === null || ['delay', 'reset-after', 'duplicate', 'garbage', 'reorder'].includes(fault.kind) || fault.isExecuted;
  const copies = isKept ? (fault?.kind === 'duplicate' ? 2 : 1) : 0;
  const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
  for (let kept = 0; kept < copies; kept++) await storeMail(sandbox, Buffer.concat(chunks), sender, recipients);
  // The mail is stored, but its response is lost: the sender does not know whether it was delivered.
  if (fault?.kind === 'reset-after') socket?.resetAndDestroy();
  else if (fault?.kind === 'garbage') socket?.write('\u0000?? not smtp\r\n');
  else void applyFault(fault?.kind === 'duplicate' || fault?.kind === 'drop' ? null : fault, socket, done);
}

/** Applies a fault to a phase before the data, or to the response to the data. */
async function applyFault(fault: Fault | null, socket: Socket | undefined, done: Done): Promise<void> {
  switch (fault?.kind) {
    case 'status':
      return done(
        smtpError(
          fault.status,
          fault.status >= 500 ? 'Refused by the sandbox for good' : 'Refused by the sandbox for now, try again later',
        ),
      );
    case 'delay':
    case 'reorder':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return done();
    case 'hang':
      setTimeout(() => socket?.destroy(), Math.min(fault.ms || HANG_LIMIT_MS, HANG_LIMIT_MS)).unref();
      return;
    case 'drop':
    case 'reset-before':
    case 'reset-after':
    case 'truncate':
      socket?.resetAndDestroy();
      return;
    default:
      return done();
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
