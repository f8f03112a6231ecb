import { operations, type OperationName } from '@/lib/contract';

it.each<[OperationName, string]>([
  ['SendPhoneCode', 'send_phone_code'],
  ['CheckLogin', 'check_login'],
  ['SmsLogin', 'sms_login'],
  ['Logout', 'logout'],
  ['SendEmailCode', 'send_email_code'],
  ['EmailRegister', 'email_register'],
  ['EmailLogin', 'email_login'],
  ['CheckMobile', 'check_mobile'],
  ['CheckEmail', 'check_email'],
])('%s is POST /api/login/v1/%s', (name, path) => {
  const { method, path: found } = operations[name];
  expect([method, found]).toEqual(['POST', `/api/login/v1/${path}`]);
});

it.each<[OperationName, string]>([
  ['InitializeUserInterests', 'POST /api/user/v1/initialize_user_interests'],
  ['IsFirstlyLogin', 'GET /api/user/v1/is_firstly_login'],
  ['GetUserInterests', 'GET /api/user/v1/get_user_interests'],
  ['ModifyUserInterests', 'POST /api/user/v1/modify_user_interests'],
  ['GetUserCandidateInterests', 'GET /api/user/v1/get_user_candidate_interests'],
  ['ClearDeviceHistory', 'POST /api/system/v1/clear_device_history'],
  ['ClearUserHistory', 'POST /api/system/v1/clear_user_history'],
])('%s is %s', (name, line) => {
  const { method, path } = operations[name];
  expect(`${method} ${path}`).toBe(line);
});
