// How mails are signed with DKIM, so that whoever receives one knows that the domain's owner sent it
// and that nobody changed it since. Protects: mail programs offer one press to unsubscribe only where
// the signature covers both headers of RFC 8058.

export type MailSigning = {
  /** Whose mails these are. */
  domain: string;
  /** The name under which the DNS of the domain has the public half of the key. */
  selector: string;
  /** An RSA key, as PEM. */
  key: string;
};

// The library's own list has no List-Unsubscribe-Post. Of these, a mail's signature names what it has.
const signedHeaders = [
  ...['From', 'Sender', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
];

/** As the library that sends mails takes it. With a key that is none it sends them unsigned. */
export const dkimOptions = ({ domain, selector, key }: MailSigning) => ({
  domainName: domain,
  keySelector: selector,
  privateKey: key,
  headerFieldNames: signedHeaders.join(':'),
});
