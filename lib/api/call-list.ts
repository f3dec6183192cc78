/** Every call, one line each. A test prints the line that is missing for a folder of app/api. */
export { live } from '@/app/api/health/live/call';
export { ready } from '@/app/api/health/ready/call';
export { currentUser } from '@/app/api/v1/auth/me/call';
export { cookieText } from '@/app/api/v1/content/cookie-text/call';
export { globalMenu } from '@/app/api/v1/content/global-menu/call';
export { display } from '@/app/api/v1/display/call';
export { formToken } from '@/app/api/v1/form-token/call';
export { globalConsent } from '@/app/api/v1/global/consent/call';
export { clientIp } from '@/app/api/v1/ip/call';
export { openApi } from '@/app/api/v1/openapi.json/call';
export { contactUs } from '@/app/api/v1/registration/contact-us/call';
export { login } from '@/app/api/v1/user/login/call';
export { logout } from '@/app/api/v1/user/logout/call';
export { refreshLogin } from '@/app/api/v1/user/refresh_login/call';
export { refreshWithToken } from '@/app/api/v1/user/refresh_with_token/call';
export { session } from '@/app/api/v1/user/session/call';
