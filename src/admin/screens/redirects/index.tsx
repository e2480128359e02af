import { Button, SelectControl } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Redirect, RedirectFields } from '../../../../store';
import { Editor } from './editor';
import { ImportDialog } from './import-dialog';
import { List } from './list';
import type { Query } from './query';
import { SearchField } from './search-field';
import './style.scss';
import { TestCard } from './test-card';
import { STATUSES } from './words';

const FIRST: Query = {
	search: '',
	status: 0,
	page: 1,
	orderby: 'id',
	order: 'desc',
};

/** The redirect in the editor: stored or new. */
type Edited = Redirect | Partial< RedirectFields >;

/** Advanced > Redirects. */
export default function Redirects() {
	const [ query, setQuery ] = useState( FIRST );
	const [ edited, setEdited ] = useState< Edited | null >( null );
	const [ isImporting, setIsImporting ] = useState( false );
	const change = ( changes: Partial< Query > ) =>
		setQuery( ( now ) => ( { ...now, page: 1, ...changes } ) );

	return (
		<div className="pharos-redirects">
			<div className="pharos-redirects__actions">
				<Button
					variant="primary"
					onClick={ () => setEdited( {} ) }
					__next40pxDefaultSize
				>
					{ __( 'Add redirect', 'pharos-seo' ) }
				</Button>
				<Button
					variant="secondary"
					onClick={ () => setIsImporting( true ) }
					__next40pxDefaultSize
				>
					{ __( 'Import or export', 'pharos-seo' ) }
				</Button>
			</div>
			<Filters query={ query } onChange={ change } />
			<List query={ query } onChange={ change } onEdit={ setEdited } />
			<TestCard />
			{ edited && (
				<Editor
					redirect={ edited }
					onClose={ () => setEdited( null ) }
				/>
			) }
			{ isImporting && (
				<ImportDialog onClose={ () => setIsImporting( false ) } />
			) }
		</div>
	);
}

function Filters( {
	query,
	onChange,
}: {
	query: Query;
	onChange: ( changes: Partial< Query > ) => void;
} ) {
	const options = useMemo(
		() => [
			{ value: '0', label: __( 'All', 'pharos-seo' ) },
			...Object.entries( STATUSES ).map( ( [ value, name ] ) => ( {
				value,
				label: name,
			} ) ),
		],
		[]
	);
	return (
		<div className="pharos-redirects__filters">
			<SearchField
				label={ __( 'Search redirects', 'pharos-seo' ) }
				value={ query.search }
				onSearch={ ( search ) => onChange( { search } ) }
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Status', 'pharos-seo' ) }
				labelPosition="side"
				value={ String( query.status ) }
				options={ options }
				onChange={ ( value ) =>
					onChange( { status: Number( value ) } )
				}
			/>
		</div>
	);
}
