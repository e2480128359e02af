import { __, sprintf } from '@wordpress/i18n';
import { schemaName } from '../../common/schema/name';
import { __getIncompleteSchemas } from '../schema/selectors';
import type { UnsavedWork } from '../unsaved-work';
import type { Settings } from './schema';
import { retrySave, saveSettings } from './actions';
import {
	__getSave,
	getEdits,
	getSavedSettings,
	hasUnsavedSettings,
} from './selectors';

export const unsaved: UnsavedWork = {
	has: hasUnsavedSettings,
	getSave: __getSave,
	save: saveSettings,
	retry: retrySave,
	/** Asks for confirmation before saving a schema that won't be output on any page. */
	getQuestion: ( state ) => {
		const { schemas } = getEdits( state ) as Partial< Settings >;
		const saved = getSavedSettings( state )?.schemas;
		const [ schema ] = Object.entries(
			__getIncompleteSchemas( state )
		).flatMap( ( [ id, one ] ) =>
			schemas?.[ id ] && schemas[ id ] !== saved?.[ id ] ? [ one ] : []
		);
		return schema
			? {
					title: __( 'Save an incomplete schema?', 'pharos-seo' ),
					description: sprintf(
						/* translators: %s: name of a schema. */
						__(
							'“%s” is missing properties that Google requires. It isn’t output until it’s complete.',
							'pharos-seo'
						),
						schemaName( schema )
					),
					confirmLabel: __( 'Save anyway', 'pharos-seo' ),
				}
			: null;
	},
};
