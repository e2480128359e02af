export const webServers: Record<
	'nginx' | 'apache',
	{ path: string; package: string }
>;
export function missingWebServers(): string;
export function installWebServers(): boolean;
