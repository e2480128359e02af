import { Notice, TabPanel } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useMediaQuery } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../../store';
import {
	hasPlaces,
	SchemaForm,
	SchemaPlaces,
	typeOf,
	type SchemaMap,
	type SchemaObject,
	type SchemaOptions,
	type SchemaTypes,
} from '../../../../schema';
import { Coverage } from './coverage';
import { Preview } from './preview';
import { Summary } from './summary';
import { usePreview } from './use-preview';
import { useRefusal } from './use-refusal';
import { useTools } from './use-tools';

const TABS = [
	{ name: 'properties', title: __( 'Properties', 'pharos-seo' ) },
	{ name: 'conditions', title: __( 'Display Conditions', 'pharos-seo' ) },
];

interface EditorProps {
	id: string;
	schema: SchemaObject;
	/** All schemas of the site, including unsaved changes. */
	schemas: SchemaMap;
	types: SchemaTypes;
	conditions: SchemaOptions[];
	onChange: ( schema: SchemaObject ) => void;
}

/** The editor of a schema: properties, display conditions and a preview. */
export function Editor( {
	id,
	schema,
	schemas,
	types,
	conditions,
	onChange,
}: EditorProps ) {
	const type = typeOf( schema, types );
	// Only evaluated once: the selected tab doesn't change while conditions are added.
	const [ firstTab ] = useState( () =>
		hasPlaces( schema ) ? 'properties' : 'conditions'
	);
	const isWide = useMediaQuery( '(min-width: 1200px)' );
	const { findSpecifics } = useDispatch( store );
	const preview = usePreview( id, schemas );
	const { tools, error } = useTools( schemas, types );
	const refusals = useRefusal( id );
	const problems = [
		...refusals,
		...( preview.answer?.problems ?? [] ).filter(
			( problem ) => problem.schema === id
		),
	];

	return (
		<div className="pharos-schema-editor">
			<div className="pharos-schema-editor__main">
				<Summary schema={ schema } type={ type } types={ types }>
					<Coverage schema={ schema } conditions={ conditions } />
				</Summary>
				<section className="pharos-card pharos-schema-editor__form">
					{ ! hasPlaces( schema ) && (
						<Notice status="warning" isDismissible={ false }>
							{ __(
								'This schema isn’t output anywhere. Add a display condition.',
								'pharos-seo'
							) }
						</Notice>
					) }
					<TabPanel tabs={ TABS } initialTabName={ firstTab }>
						{ ( { name } ) =>
							name === 'conditions' ? (
								<SchemaPlaces
									id="pharos-schema"
									schema={ schema }
									conditions={ conditions }
									search={ findSpecifics }
									onChange={ onChange }
								/>
							) : (
								<SchemaForm
									id="pharos-schema"
									schema={ schema }
									type={ type }
									problems={ problems }
									tools={ tools }
									onChange={ onChange }
								/>
							)
						}
					</TabPanel>
					{ error && (
						<p className="pharos-schema-editor__error">{ error }</p>
					) }
				</section>
			</div>
			<Preview
				id={ id }
				preview={ preview }
				isWide={ isWide }
				search={ findSpecifics }
			/>
		</div>
	);
}
