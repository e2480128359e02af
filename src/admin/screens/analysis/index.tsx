import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { Actions } from './actions';
import { Failure } from './failure';
import { Filters } from './filters';
import { LastChecked } from './last-checked';
import { List } from './list';
import { Panel } from './panel';
import { rowsOf } from './rows';
import './style.scss';
import { useFreshChecks } from './use-fresh-checks';
import { useListQuery } from './use-list-query';

/** Rows of the skeleton. */
const ROWS = 10;

/** Site SEO Analysis: all checks of the site, with their fixes. */
export default function Analysis() {
	const checks = useFreshChecks();
	const { items, isAwaiting } = checks;
	const rows = useMemo( () => ( items ? rowsOf( items ) : null ), [ items ] );
	const { query, search, change, open, close } = useListQuery();
	return (
		<section className="pharos-analysis">
			<Actions />
			<Failure { ...checks } />
			{ rows && (
				<>
					<Filters
						rows={ rows }
						query={ query }
						onChange={ change }
						onSearch={ search }
					/>
					<LastChecked />
					<List
						rows={ rows }
						query={ query }
						onChange={ change }
						onOpen={ open }
					/>
				</>
			) }
			{ ! rows && isAwaiting && (
				<>
					<p className="pharos-analysis__checked">
						{ __(
							'Your site is being checked. The first run takes up to a minute.',
							'pharos-seo'
						) }
					</p>
					<Skeleton rows={ ROWS } />
				</>
			) }
			{ query.check !== '' && (
				<Panel
					query={ query }
					rows={ rows }
					isAwaiting={ isAwaiting }
					onOpen={ open }
					onClose={ close }
				/>
			) }
		</section>
	);
}
