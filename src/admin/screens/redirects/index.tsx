import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Redirect, RedirectFields } from '../../../../store';
import { SearchField } from '../../lists/search-field';
import { ListFilter, type FiltersProps } from '../../lists/list-filter';
import { useUrlQuery } from '../../lists/use-url-query';
import { cacheField } from '../../definitions/redirects';
import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import { Editor } from './editor';
import { ImportDialog } from './import-dialog';
import { Imports } from './imports';
import { List } from './list';
import { LIST, type Query } from './query';
import './style.scss';
import { TestCard } from './test-card';
import { ORIGINS, STATES, STATUSES } from './labels';

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
			<SettingsLoader>
				<section className="pharos-card">
					<SettingField field={ cacheField } />
				</section>
			</SettingsLoader>
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

function Filters( { query, onChange, onSearch }: FiltersProps< Query > ) {
	return (
		<div className="pharos-redirects__filters">
			<SearchField
				label={ __( 'Search redirects', 'pharos-seo' ) }
				value={ query.search }
				onSearch={ onSearch }
			/>
			<ListFilter
				label={ __( 'Status', 'pharos-seo' ) }
				value={ String( query.status || '' ) }
				labels={ STATUSES }
				onChange={ ( value ) =>
					onChange( { status: Number( value ) } )
				}
			/>
			<ListFilter
				label={ __( 'State', 'pharos-seo' ) }
				value={ query.state }
				labels={ STATES }
				onChange={ ( state ) => onChange( { state } ) }
			/>
			<ListFilter
				label={ __( 'Origin', 'pharos-seo' ) }
				value={ query.origin }
				labels={ ORIGINS }
				onChange={ ( origin ) => onChange( { origin } ) }
			/>
			<Imports query={ query } onChange={ onChange } />
		</div>
	);
}
