import { legalAddress, type LegalFacts, type LegalText } from '@/lib/model/wire/legal';
import { rulesOf } from '@/lib/model/region-rules';

export function privacyEn(facts: LegalFacts): LegalText {
  const { brand, company = 'the operator of this site', privacyEmail, inner, publicOrigin } = facts;
  const link = (page: 'permissions' | 'guideline' | 'third' | 'personalInfo' | 'cancel') =>
    legalAddress(page, inner, publicOrigin);
  const signIn = rulesOf(facts.region).phoneOnly
    ? 'There are two ways to sign in: sign-up by phone number, and sign-in with a third-party account.'
    : 'You can sign in by phone number, by email address, or with a third-party account where this site offers one.';
  return {
    title: 'Privacy Policy',
    updated: '2024-09-29',
    effective: '2024-10-13',
    lead: `${brand} is an information butler built on a large language model: it gathers information from public sources and offers AI reading tools. It is run by ${company} (“we”). This policy says which personal information we collect and why, how long we keep it, whom we share it with, and how you control it. Please read it before you use the service, and mind the parts in bold.

Related documents: [application permission list](${link('permissions')} "Application permission list"), [usage guidelines](${link('guideline')} "Usage guidelines"), [third-party information sharing list](${link('third')} "Third-party information sharing list").`,
    sections: [
      {
        id: 'collection',
        heading: '1. What we collect and how we use it',
        text: `We collect only what the following functions need. If you do not give us something, only the function that needs it is affected; you can go on reading.

**Signing up and signing in.** ${signIn} **A phone number is needed for real-name registration and for AI chat where the law asks for it.** If you sign in with a third-party account, we receive, once you agree, the public profile of that account: its nickname, picture and identifier.

**Reading and taking part.** To show and order the news and to keep your favorites, we process what you read, save, like, comment on, mark as not interesting (dislike) and report, and the agents that you follow.

**AI chat.** To answer your questions, we process the text and content instructions that you enter, and your feedback on AI content. Please do not enter personal information of other people, or anything that you do not want to have processed. What you enter may be used to improve models after everything that identifies you has been removed.

**Personalized recommendations.** We order the “Recommended” section by the interests that you choose and by what you have read. You can turn this off under My → Content recommendation settings → Personalized recommendation; from then on, your records no longer shape it.

**Customer service.** When you contact us, we keep the correspondence (customer-service records) and the contact details that you give, to deal with the matter.

**Operation and security.** To keep the service stable and to notice abnormal access, we process device and log information: hardware model, operating system version, device identifiers, MAC address, IP address, WLAN access point, software version, network type and quality, sensor data, running processes and crash data. The website receives only what every browser sends, such as the IP address and the versions of system and software; the rest is read only by the installed app, and only when a function needs it.

**System permissions.** The permissions that the app may ask for, and what for, are in the [application permission list](${link('permissions')} "Application permission list"). **Microphone and Bluetooth are never on by default. They are used only after your explicit consent, which you can withdraw at any time in the settings of your system.**

Each purpose is listed in the [personal information collection list](${link('personalInfo')}). For any purpose that this policy does not name, we ask for your consent first.`,
      },
      {
        id: 'cookies',
        heading: '2. Cookies and storage on your device',
        text: `We use a small number of cookies and the storage of your browser: to keep you signed in, to recognize the device, to remember language, appearance and reading settings, and to keep recently read content at hand. Stored articles and conversations are removed after three days.

We set no advertising cookies and let no third party set cookies on our pages. You can clear the cache in the personal center or delete cookies in your browser; without the sign-in cookie you have to sign in again.`,
      },
      {
        id: 'sharing',
        heading: '3. Partners, transfer and disclosure',
        text: `**Partners.** We share only what is necessary, and only with partners that a function cannot do without, such as those that deliver text messages and email, the sign-in platform that you choose, and providers of language models. They are named, with purpose and kinds of data, in the [third-party information sharing list](${link('third')} "Third-party information sharing list"). We oblige them to use the data for that purpose alone and to protect it at least as well as this policy does.

**Transfer.** We do not transfer your personal information to others, except where a merger, division or dissolution makes it necessary. Then we tell you who receives it and how to reach them, and require them to keep to this policy.

**Disclosure.** We do not disclose your personal information publicly, unless you agree separately, or laws, courts or authorities lawfully require it.`,
      },
      {
        id: 'storage',
        heading: '4. Storage',
        text: `**Your personal data is stored within mainland China.** If data has to be given to a recipient abroad, we tell you and ask for your separate consent as the law provides.

We keep information no longer than its purpose needs: a sign-in ends after 30 days without use or after 90 days in all; verification codes expire within minutes; account information is kept until the account is canceled; where the law asks for a longer period, we follow it. After that we delete the information or make it anonymous.`,
      },
      {
        id: 'security',
        heading: '5. Security',
        text: `We protect information in proportion to the risk: connections are encrypted, passwords are stored in a form that cannot be turned back, of verification codes we keep only a digest, access is limited to those who need it and recorded, and attempts to sign in are limited.

No system is perfectly safe. If an incident affects your personal information, we tell you without delay what happened, what it may mean for you, what we have done and what you can do, and we report it to the authorities. Please keep your account and your codes to yourself.`,
      },
      {
        id: 'rights',
        heading: '6. Managing your personal information',
        text: `In the personal center you can:

- see and change your interests, language and reading settings;
- see and remove favorites, and take back likes;
- export your data (favorites, likes, reads, interests and chats);
- clear the cache of this device;
- sign out, or [delete your account](${link('cancel')});
- turn off personalized recommendations under My → Content recommendation settings → Personalized recommendation.

Through the contact below you can also ask to see, copy, correct, complete or delete your information, or withdraw a consent. **We reply within fifteen working days after we have verified your identity.** Requests to delete an account are answered within fifteen working days or within the legal deadline. After deletion your personal information is erased, unless the law requires otherwise, and cannot be restored.`,
      },
      {
        id: 'minors',
        heading: '7. Minors',
        text: `The service is mainly for adults. **If you are under 18, a guardian must read this policy with you and agree to it with you. Guardians of children under 14 read it and agree on their behalf.** You must be 18 or above to create an account.

If we learn that we have collected personal information of a minor without a guardian’s consent, we delete it as soon as possible. Guardians can reach us through the contact below.`,
      },
      {
        id: 'changes',
        heading: '8. Changes to this policy',
        text: `We may revise this policy from time to time. We will not reduce your rights under it without your explicit consent. A revised version is published on this page with a new date at its head. Of important changes, such as new purposes, new kinds of data or new recipients, we tell you beforehand in a way that you cannot miss.`,
      },
      {
        id: 'contact',
        heading: '9. Contact',
        text: `Questions, comments and complaints about this policy or your personal information go to our data-privacy mailbox: [${privacyEmail}](mailto:${privacyEmail}). We reply within fifteen working days after we have verified your identity. If you are not satisfied with the reply, you can turn to the supervisory authority or to a competent court.`,
      },
    ],
  };
}
