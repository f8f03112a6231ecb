// The limits of accounts and personal settings, each with the sentence of the specification that it
// comes from.

import { minuteMs, hourMs, dayMs } from '../time';

/** "Verification code: 4 digits for phone, 6 for email." */
export const phoneCodeLength = 4;
export const emailCodeLength = 6;
/** "A 60 second countdown starts when step 2 appears and the code is sent." */
export const resendMs = minuteMs;
/** "Password: 6 to 20 characters, no whitespace." */
export const passwordLeast = 6;
export const passwordMost = 20;
/** "Creating an account requires age 18 or over." */
export const adultYears = 18;
/** "Birthday: between 1800-02-01 and today." */
export const firstBirthday = '1800-02-01';
/** "Captcha entry: cut to configured length (default 4)." */
export const captchaLength = 4;
/** "A 254-octet and a 64-octet local-part limit" for e-mail addresses. */
export const emailOctets = 254;
export const emailLocalOctets = 64;
/** "Phone 3 tries, 5 minutes; e-mail 5 tries, 10 minutes." */
export const phoneCodeTries = 3;
export const phoneCodeMs = 5 * minuteMs;
export const emailCodeTries = 5;
export const emailCodeMs = 10 * minuteMs;
/** "Failures per address: after the 3rd wait 30 s doubling to 1 h; 10 in 24 h close it for 24 h." */
export const failuresFree = 3;
export const failureWaitMs = 30_000;
export const failureWaitMostMs = hourMs;
export const failuresADay = 10;
/** "Sends: 3/h and 10/day per address; 6/h and 3/min per IP." */
export const sendsOfAddressAnHour = 3;
export const sendsOfAddressADay = 10;
export const sendsOfNetworkAnHour = 6;
export const sendsOfNetworkAMinute = 3;
/** "Checks per IP: 6/min, 30/h; 'is it registered' 3/min, 20/h." */
export const checksOfNetworkAMinute = 6;
export const checksOfNetworkAnHour = 30;
export const lookupsOfNetworkAMinute = 3;
export const lookupsOfNetworkAnHour = 20;
/** "Input cut at 1 KiB before hashing"; a form with a longer text is not a valid request. */
export const passwordBytes = 1024;
export const passwordCharsMost = 32 * 1024;
/**
 * What a site's operator can be made to pay for in a day: mails, and as many messages to phones;
 * ours.
 */
export const messagesADay = 1_000;
/** "30 days idle, 90 absolute." */
export const sessionIdleMs = 30 * dayMs;
export const sessionMostMs = 90 * dayMs;
/** A mail server or an SMS gateway: "5 s to connect and 20 s in all", as for other fetches. */
export const deliveryConnectMs = 5_000;
export const deliveryTotalMs = 20_000;
/**
 * How long a sign-in at a provider may take, and how long a transaction of codes is valid; ours.
 */
export const loginFlowMs = 15 * minuteMs;
/** The longest name of a reader; ours. */
export const accountNameChars = 40;
