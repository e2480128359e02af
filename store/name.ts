/** The name of the one registered store; add-ons use it as `wp.data.select( 'pharos' )`. */
export const STORE_NAME = 'pharos';

/** The namespace of this plugin's REST routes. */
export const REST_PATH = '/pharos/v1';
