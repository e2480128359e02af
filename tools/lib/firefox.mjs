/**
 * Finds a Firefox for `npm test -- --versions`, or installs Debian's.
 */
import { onPath } from './debian-browser.mjs';
import { installPackages } from './debian.mjs';

const debians = 'firefox-esr';

const find = () => onPath( [ debians, 'firefox' ] );

/** @return {string|undefined} Path of a Firefox. */
export function findFirefox() {
	return (
		find() ??
		( installPackages( 'Firefox', [ debians ] ) ? find() : undefined )
	);
}
