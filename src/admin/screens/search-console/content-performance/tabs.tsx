import { TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { ListQuery } from './list-query';

interface TabsProps {
	tab: ListQuery[ 'tab' ];
	onSelect?: ( tab: ListQuery[ 'tab' ] ) => void;
	analysis: ReactNode;
	gap: ReactNode;
}

/** The tabs Content Analysis and Content Gap. */
export function Tabs( { tab, onSelect, analysis, gap }: TabsProps ) {
	return (
		<TabPanel
			className="pharos-performance__tabs"
			initialTabName={ tab }
			onSelect={ ( name ) => {
				if ( name !== tab ) {
					onSelect?.( name as ListQuery[ 'tab' ] );
				}
			} }
			tabs={ [
				{
					name: 'analysis',
					title: __( 'Content Analysis', 'pharos-seo' ),
				},
				{ name: 'gap', title: __( 'Content Gap', 'pharos-seo' ) },
			] }
		>
			{ ( { name } ) => (
				<div className="pharos-performance__tab">
					{ name === 'gap' ? gap : analysis }
				</div>
			) }
		</TabPanel>
	);
}
