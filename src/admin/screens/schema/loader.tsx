import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Resource } from '../../../resource';
import type { SchemaOptions, SchemaTypes } from '../../../schema';
import { SettingsLoader } from '../../fields/settings-loader';

interface LoaderProps {
	children: ( types: SchemaTypes, conditions: SchemaOptions[] ) => ReactNode;
}

/** Loads the data for both schema screens. */
export function Loader( { children }: LoaderProps ) {
	return (
		<SettingsLoader>
			<Resource
				reads={ [ [ 'getSchemaTypes' ], [ 'getSchemaConditions' ] ] }
				failure={ __(
					'Schema types couldn’t be loaded.',
					'pharos-seo'
				) }
			>
				{ children }
			</Resource>
		</SettingsLoader>
	);
}
