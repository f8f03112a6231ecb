// Signs mails with DKIM, so that the recipient can verify that the domain's owner sent them and
// that nobody changed them since. Protects: mail programs offer one-click unsubscribe only where
// the signature covers both headers of RFC 8058.

export type MailSigning = {
  /** The domain that signs. */
  domain: string;
  /** The selector under which the domain's DNS publishes the public key. */
  selector: string;
  /** An RSA private key, as PEM. */
  key: string;
};

// The library's default list lacks List-Unsubscribe-Post. A signature covers those of these headers
// that the mail has.
const signedHeaders = [
  ...['From', 'Sender', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
];

/** In the form that the mail library takes. With an invalid key it sends mails unsigned. */
export const dkimOptions = ({ domain, selector, key }: MailSigning) => ({
  domainName: domain,
  keySelector: selector,
  privateKey: key,
  headerFieldNames: signedHeaders.join(':'),
});
