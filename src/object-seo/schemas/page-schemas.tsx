import { Button, Notice } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import {
	AddSchema,
	newId,
	newSchema,
	SchemaJson,
	useAnswer,
	type Answered,
	type OwnSchemas,
	type SchemaPreview,
} from '../../schema';
import { fieldId } from '../field-id';
import type { SeoProps } from '../types';
import { EditDialog } from './edit-dialog';
import { entriesOf, isOfSite, refusals, withOwn, type Entry } from './entries';
import { SchemaEntry } from './entry';
import { Kinds } from './kinds';
import { fetchPreview, type SiteSchemas } from './use-site';
import { useTools } from './use-tools';

interface PageSchemasProps extends SeoProps {
	site: SiteSchemas;
}

/** Objects that aren't stored yet have no preview. */
const nothing = async (): Promise< null > => null;

/** The structured data of this page by schema, with its custom and changed schemas. */
export function PageSchemas( { site, ...props }: PageSchemasProps ) {
	const { facts, value, onChange } = props;
	const { types, schemas } = site;
	const page = facts.schemaPage ?? '';
	const own = mapOf( value.schemas );
	const answered: Answered< SchemaPreview | null > = useAnswer(
		page === '' ? nothing : fetchPreview,
		{ page, own }
	);
	const [ dialog, setDialog ] = useState( '' );
	const heading = useRef< HTMLHeadingElement >( null );
	const entries = entriesOf(
		schemas,
		own,
		answered.answer,
		refusals( props.errors )
	);
	const ofSite = entries.filter( ( entry ) => isOfSite( entry, types ) );
	const ofPage = entries.filter( ( entry ) => ! ofSite.includes( entry ) );
	const edited = entries.find( ( { id } ) => id === dialog );
	const tools = useTools( props, { ...schemas, ...shownOf( own ) }, types );

	const set = ( next: OwnSchemas, isTyped = false ) =>
		onChange( { schemas: next }, isTyped );

	const list = ( some: Entry[] ) => (
		<ul className="pharos-page-schemas__list">
			{ some.map( ( entry ) => (
				<SchemaEntry
					key={ entry.id }
					entry={ entry }
					types={ types }
					onSwitch={ ( isOn ) =>
						set(
							withOwn(
								own,
								entry.id,
								isOn ? undefined : { off: true }
							)
						)
					}
					onEdit={ () => setDialog( entry.id ) }
					onDrop={ () => {
						set( withOwn( own, entry.id, undefined ) );
						// The button disappears.
						heading.current?.focus();
					} }
				/>
			) ) }
		</ul>
	);

	return (
		<div className="pharos-object-seo__fields pharos-page-schemas">
			{ page === '' && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'The structured data of this post is shown here after you save it.',
						'pharos-seo'
					) }
				</Notice>
			) }
			<section>
				<h3 ref={ heading } id={ fieldId( 'schemas' ) } tabIndex={ -1 }>
					{ __( 'Structured data of this page', 'pharos-seo' ) }
				</h3>
				<Kinds
					entries={ entries }
					site={ schemas }
					own={ own }
					types={ types }
					onChange={ set }
				/>
				{ entries.length === 0 && (
					<p>{ __( 'No structured data yet.', 'pharos-seo' ) }</p>
				) }
				{ list( ofPage ) }
				{ ofSite.length > 0 && (
					<details className="pharos-page-schemas__site">
						<summary>
							{ sprintf(
								/* translators: %d: number of schemas. */
								_n(
									'%d site schema',
									'%d site schemas',
									ofSite.length,
									'pharos-seo'
								),
								ofSite.length
							) }
						</summary>
						{ list( ofSite ) }
					</details>
				) }
			</section>
			<div>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					icon={ plus }
					onClick={ () => setDialog( ADD ) }
				>
					{ __( 'Add Schema', 'pharos-seo' ) }
				</Button>
			</div>
			<Said { ...answered } />
			{ dialog === ADD && (
				<AddSchema
					types={ types }
					onAdd={ ( type, subtype ) => {
						const id = newId();
						set( withOwn( own, id, newSchema( type, subtype ) ) );
						setDialog( id );
					} }
					onClose={ () => setDialog( '' ) }
				/>
			) }
			{ edited && (
				<EditDialog
					entry={ edited }
					types={ types }
					tools={ tools }
					onChange={ ( schema ) =>
						set( withOwn( own, edited.id, schema ), true )
					}
					onClose={ () => setDialog( '' ) }
				/>
			) }
		</div>
	);
}

/** The id of the dialog that adds a schema. */
const ADD = '+';

/** Returns a map: PHP may send an empty map as a list. */
const mapOf = ( own: OwnSchemas | undefined ): OwnSchemas =>
	Array.isArray( own ) ? {} : ( own ?? {} );

const shownOf = ( own: OwnSchemas ) =>
	Object.fromEntries(
		Object.entries( own ).flatMap( ( [ id, schema ] ) =>
			'off' in schema ? [] : [ [ id, schema ] ]
		)
	);

/** The complete structured data as output. */
function Said( {
	answer,
	hasFailed,
	reason,
	retry,
}: Answered< SchemaPreview | null > ) {
	if ( hasFailed ) {
		return (
			<p role="status">
				{ __(
					'The structured data of the page couldn’t be loaded.',
					'pharos-seo'
				) }{ ' ' }
				{ reason }{ ' ' }
				<Button variant="link" onClick={ retry }>
					{ __( 'Try again', 'pharos-seo' ) }
				</Button>
			</p>
		);
	}
	return answer ? (
		<details className="pharos-page-schemas__said">
			<summary>{ __( 'JSON-LD of this page', 'pharos-seo' ) }</summary>
			<SchemaJson
				value={ answer.graph }
				label={ __( 'JSON-LD of this page', 'pharos-seo' ) }
			/>
		</details>
	) : null;
}
