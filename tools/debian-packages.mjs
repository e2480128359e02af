#!/usr/bin/env node
/**
 * Installs Debian's packages that the tests need, where that's allowed. `.ci/run` runs it while npm unpacks its packages, which takes one
 * processor: it uses none of them. `npm test` looks again, and tries other ways for what is missing.
 */
import { installDebians, installedBrowser } from './lib/debian-browser.mjs';
import { installPackages } from './lib/debian.mjs';
import { missingForPhp } from './lib/native-php.mjs';
import { missingWebServers } from './lib/web-servers.mjs';

const missing = [ ...missingForPhp(), ...missingWebServers().split( ' ' ) ];
if ( missing.some( Boolean ) ) {
	installPackages( 'Software for tests', missing.filter( Boolean ) );
}
// By itself, because not every version of Debian has it.
if ( ! installedBrowser() ) {
	installDebians();
}
