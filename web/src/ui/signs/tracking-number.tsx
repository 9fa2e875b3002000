interface TrackingNumberProps {
  number: string;
  /** The carrier's page about the parcel. */
  url: string | null;
  carrier: string | null;
}

/** A tracking number, with the carrier's name and a link to its page where these are known. */
export function TrackingNumber({ number, url, carrier }: TrackingNumberProps) {
  const code = <code>{number}</code>;
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {code}
        </a>
      ) : (
        code
      )}
      {carrier ? ` (${carrier})` : null}
    </>
  );
}
