/** The name of the one registered store; add-ons reach it as `wp.data.select( 'pharos' )`. */
export const STORE_NAME = 'pharos';

/** Where this plugin's REST routes begin. */
export const REST_PATH = '/pharos/v1';
