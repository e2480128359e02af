/**
 * Installs Debian packages, on machines (mostly containers) where that's allowed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * @param {string}   what     Name of the software, for the message.
 * @param {string[]} packages
 * @return {boolean} Whether they are installed now.
 */
export function installPackages( what, packages ) {
	return (
		existsSync( '/usr/bin/apt-get' ) &&
		process.getuid() === 0 &&
		run( what, 'apt-get', 'update' ) &&
		run(
			what,
			'apt-get',
			'install',
			'--yes',
			'--no-install-recommends',
			...packages
		)
	);
}

/**
 * @param {string} what       Name of the missing software, for the message.
 * @param {string} command
 * @param {...any} parameters
 * @return {boolean} Whether it succeeded.
 */
export function run( what, command, ...parameters ) {
	process.stderr.write(
		`${ what } is missing. Trying: ${ command } ${ parameters.join( ' ' ) }\n`
	);
	const { status } = spawnSync( command, parameters, {
		// Standard output may be a machine-readable report.
		stdio: [ 'ignore', 2, 2 ],
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		shell: process.platform === 'win32',
	} );
	return status === 0;
}
