import equal from 'fast-deep-equal';
import type { SettingKey, Values } from './types';

export function keysOf( values: Values ): SettingKey[] {
	return Object.keys( values ) as SettingKey[];
}

/**
 * Filters values by key.
 *
 * @param values Some settings.
 * @param test   Whether to keep the value of this key.
 */
export function filter(
	values: Values,
	test: ( key: SettingKey ) => boolean
): Values {
	return Object.fromEntries(
		Object.entries( values ).filter( ( [ key ] ) =>
			test( key as SettingKey )
		)
	);
}

/**
 * The values of the given keys, if set.
 *
 * @param values Some settings.
 * @param keys   The keys to pick.
 */
export function pick( values: Values, keys: readonly string[] ): Values {
	return filter( values, ( key ) => keys.includes( key ) );
}

/**
 * Removes edits that change nothing.
 *
 * @param edits The edits.
 * @param saved The settings stored on the server.
 */
export function prune( edits: Values, saved: Values ): Values {
	return filter(
		edits,
		( key ) =>
			edits[ key ] !== undefined && ! equal( edits[ key ], saved[ key ] )
	);
}
