import { legalAddress, type LegalFacts, type LegalText } from '@/lib/model/wire/legal';
import { rulesOf } from '@/lib/model/region-rules';

export function serviceEn(facts: LegalFacts): LegalText {
  const {
    brand,
    company = 'the operator of this site',
    feedbackEmail,
    inner,
    publicOrigin,
  } = facts;
  const link = (page: 'privacy' | 'guideline' | 'cancel') =>
    legalAddress(page, inner, publicOrigin);
  const email = rulesOf(facts.region).phoneOnly
    ? ''
    : ' Where this site offers it, an email address will do.';
  return {
    title: 'User Agreement',
    updated: '2024-09-29',
    effective: '2024-10-13',
    lead: `Welcome to ${brand}. This agreement is between you and ${company} (“we”). Please read it carefully, above all the parts in bold. By using the service you agree to it.`,
    sections: [
      {
        id: 'service',
        heading: '1. The service',
        text: `${brand} is an information butler built on a large language model: it gathers information from public sources, brings the reports about one happening together as an event, names the sources, and offers AI reading tools such as summaries, side-by-side translation and answers with citations. It comes as a website, as a page inside other apps and as an app; what it offers can differ by region and form.

You can browse without an account. Some functions need one, such as favorites, likes and, in some regions, the AI chat.`,
      },
      {
        id: 'accounts',
        heading: '2. Accounts',
        text: `**Login is by phone number or a third-party account.**${email} Give true and valid details, keep account and codes to yourself, and do not rent, lend or transfer the account.

**The service is mainly for adults; minors need the consent of a guardian.** You must be 18 or above to create an account.

**Accounts that are not signed in to for six months can be reclaimed.** We remind you in a reasonable way before we do so.

You can [delete your account](${link('cancel')}) at any time. Deletion is permanent and cannot be undone.`,
      },
      {
        id: 'ai',
        heading: '3. Content made by AI',
        text: `**AI output is for reference only and is not professional advice.** Summaries, articles and answers made by AI can be wrong or incomplete. Before you decide on matters of health, law or money, check the sources given and ask a professional.

The number after a sentence leads to its source. Opinions in sources are those of their authors and not ours. Do not use what belongs to a source beyond what the law or its owner allows.`,
      },
      {
        id: 'input',
        heading: '4. What you enter',
        text: `You are responsible for what you enter, and you confirm that you may use it. **User input may be used to improve models, after everything that identifies you has been removed.** If you do not want that, leave it out, or contact us as the [privacy policy](${link('privacy')}) says.`,
      },
      {
        id: 'conduct',
        heading: '5. Rules of use',
        text: `Keep to the law and to the [usage guidelines](${link('guideline')}). Do not use the service to make or spread unlawful content or to violate the rights of others, do not attack or disturb it or get round its limits, and do not collect its content in bulk by automatic means. Otherwise we may remove content, limit functions or end the service for you; you can appeal.`,
      },
      {
        id: 'rights',
        heading: '6. Intellectual property',
        text: `Software, interface and marks belong to their owners; open-source parts are under their own licenses. Headlines, pictures and texts of news sources belong to those sources; we quote them within the law and name them. If you believe that content infringes your rights, write to the mailbox below and we will deal with it promptly.`,
      },
      {
        id: 'privacy',
        heading: '7. Personal information',
        text: `We process personal information as the [privacy policy](${link('privacy')}) says. Privacy queries are answered within fifteen working days after we have verified your identity.`,
      },
      {
        id: 'liability',
        heading: '8. Liability',
        text: `We run the service with reasonable care, but do not promise that it is free of interruptions and errors, or that third-party sources are true and complete. As far as the law allows, we are not liable for damage caused by force majeure, network failures or third parties. Liability that cannot be excluded by law remains.`,
      },
      {
        id: 'changes',
        heading: '9. Changes and end of this agreement',
        text: `We may revise this agreement. Revisions are published on this page; of important ones we tell you clearly beforehand. If you do not agree, you can stop using the service and delete your account; going on to use it counts as consent.`,
      },
      {
        id: 'law',
        heading: '10. Law and contact',
        text: `The law of mainland China applies. If there is a dispute, both sides first try to settle it amicably; failing that, a competent court at the seat of the defendant decides.

Comments on this agreement reach us at [${feedbackEmail}](mailto:${feedbackEmail}).`,
      },
    ],
  };
}
