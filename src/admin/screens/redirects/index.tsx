import { Button, SelectControl } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Redirect, RedirectFields } from '../../../../store';
import { SearchField } from '../../../components/search-field';
import { useUrlQuery } from '../../list-query/use-url-query';
import { Editor } from './editor';
import { ImportDialog } from './import-dialog';
import { List } from './list';
import { LIST, type Query } from './query';
import './style.scss';
import { TestCard } from './test-card';
import { STATUSES } from './words';

/** A new redirect, or one that is edited. */
type Edited = Redirect | Partial< RedirectFields >;

/** Advanced > Redirects. */
export default function Redirects() {
	const { query, search, change } = useUrlQuery( LIST );
	const [ edited, setEdited ] = useState< Edited | null >( null );
	const [ isImporting, setIsImporting ] = useState( false );

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
			<Filters query={ query } onChange={ change } onSearch={ search } />
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
	onSearch,
}: {
	query: Query;
	onChange: ( changes: Partial< Query > ) => void;
	onSearch: ( words: string ) => void;
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
				onSearch={ onSearch }
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
