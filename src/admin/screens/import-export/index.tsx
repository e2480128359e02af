import { __ } from '@wordpress/i18n';
import { Resource } from '../../../resource';
import { ExportCard } from './export-card';
import { ImportCard } from './import-card';
import './style.scss';

/** Tools > Import/Export. */
export default function ImportExport() {
	return (
		<>
			<Resource
				reads={ [ [ 'getExportCategories' ] ] }
				failure={ __(
					'The settings to export couldn’t be loaded.',
					'pharos-seo'
				) }
			>
				{ ( categories ) => <ExportCard categories={ categories } /> }
			</Resource>
			<ImportCard />
		</>
	);
}
