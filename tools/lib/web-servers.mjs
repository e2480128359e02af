/**
 * nginx and Apache, for the tests of redirects in their files.
 */
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

export const webServers = {
	nginx: { path: '/usr/sbin/nginx', package: 'nginx-light' },
	apache: { path: '/usr/sbin/apache2', package: 'apache2' },
};

/**
 * @return {string} What is missing; '' for nothing.
 */
export const missingWebServers = () =>
	Object.values( webServers )
		.filter( ( { path } ) => ! existsSync( path ) )
		.map( ( one ) => one.package )
		.join( ' ' );

/** Installs those that are missing, where that's allowed. */
export function installWebServers() {
	const missing = missingWebServers();
	return (
		missing === '' ||
		installPackages( 'A web server', missing.split( ' ' ) )
	);
}
