import equal from 'fast-deep-equal';
import type { SettingKey, Values } from './types';

export function keysOf( values: Values ): SettingKey[] {
	return Object.keys( values ) as SettingKey[];
}

/**
 * Those of the values that a test lets through.
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
 * The values of these keys, where there are any.
 *
 * @param values Some settings.
 * @param keys   Which to take.
 */
export function pick( values: Values, keys: readonly string[] ): Values {
	return filter( values, ( key ) => keys.includes( key ) );
}

/**
 * Edits without those that change nothing.
 *
 * @param edits What is being edited.
 * @param saved What the server holds.
 */
export function prune( edits: Values, saved: Values ): Values {
	return filter(
		edits,
		( key ) =>
			edits[ key ] !== undefined && ! equal( edits[ key ], saved[ key ] )
	);
}
