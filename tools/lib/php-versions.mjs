/** The PHP versions that the plugin supports, and the default of development sites. */
export const phpVersions = [ '8.1', '8.2', '8.3', '8.4', '8.5' ];
export const defaultPhp = '8.3';
export const oldestPhp = phpVersions[ 0 ];
