/** Image names that are readable texts. */
import { runRules } from './support/php';

test( 'names that only a camera or a program gives are none', () => {
	const names = {
		'Copper kettle': 'Copper kettle',
		'copper-kettle_small.jpg': 'copper kettle small',
		'Salt-glazed pot': 'Salt-glazed pot',
		'kettle-scaled': 'kettle',
		'kettle-1024x768': 'kettle',
		'чайник-на-плите': 'чайник на плите',
		茶: '茶',
		'Picture of a kettle': 'Picture of a kettle',
		'Tea 2024': 'Tea 2024',
		IMG_1234: '',
		'IMG-20250101-WA0001': '',
		'_MG_0815 (2)': '',
		DSC0001: '',
		DSCN1234: '',
		P1010001: '',
		PXL_20230405_101112345: '',
		'Screenshot 2025-01-01 at 10.00.00': '',
		'Bildschirmfoto 2025-01-01 um 10.00.00': '',
		'Capture d’écran 2025-01-01': '',
		'WhatsApp Image 2025-01-01 at 10.00.00': '',
		d41d8cd98f00b204e9800998ecf8427e: '',
		'550e8400-e29b-41d4-a716-446655440000': '',
		'photo-1522770179533-24471fcdba45': '',
		'20250101_101010': '',
		'image (3)': '',
		untitled: '',
		'': '',
	};
	const { 'image name': readable } = runRules( {
		'image name': Object.keys( names ),
	} );
	expect( readable ).toEqual( Object.values( names ) );
} );
