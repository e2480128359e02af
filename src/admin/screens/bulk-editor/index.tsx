import { Actions } from './actions';
import { Filters } from './filters';
import { List } from './list';
import './style.scss';
import { useListQuery } from './use-list-query';

/** Tools > Bulk Editor: titles, descriptions and noindex of every post and term in one table. */
export default function BulkEditorScreen() {
	const [ query, change ] = useListQuery();
	return (
		<section className="pharos-bulk">
			<Actions />
			<Filters query={ query } onChange={ change } />
			<List query={ query } onChange={ change } />
		</section>
	);
}
