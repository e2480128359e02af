/** A service with a verification code: the beginning of the name of its setting. */
export type VerificationService =
	'google' | 'bing' | 'pinterest' | 'yandex' | 'baidu';

/** GET /pharos/v1/verification */
export interface Verification {
	/** The URL of the home page. */
	url: string;
	/** Why the home page couldn't be read; '' if it was. */
	problem: string;
	/** Whether the home page has the tag, for services with a saved code. */
	services: Partial< Record< VerificationService, boolean > >;
}
