/** Links to Google in the guide and the notices. */
export const GOOGLE = {
	newProject: 'https://console.cloud.google.com/projectcreate',
	enableApi:
		'https://console.cloud.google.com/apis/library/searchconsole.googleapis.com',
	consentScreen: 'https://console.cloud.google.com/auth/overview',
	newClient: 'https://console.cloud.google.com/auth/clients/create',
	clients: 'https://console.cloud.google.com/auth/clients',
	serviceAccounts:
		'https://console.cloud.google.com/iam-admin/serviceaccounts',
	searchConsole: 'https://search.google.com/search-console',
	users: 'https://search.google.com/search-console/users',
	addProperty: 'https://search.google.com/search-console/welcome',
	permissions: 'https://myaccount.google.com/permissions',
} as const;
