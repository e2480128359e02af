/** Processes of killed runs are found, and those of running sites are left alone (tools/lib/orphans.mjs). */
import { orphansIn } from '../../tools/lib/orphans.mjs';

const PROCESSES = `
      1       0 /sbin/init
     10       1 node tools/demo.mjs
     11      10 node /p/tools/lib/server-child.mjs {"folder":"/p/.cache/sites/demo"}
     12      11 mariadbd --no-defaults --datadir=/p/.cache/sites/demo/mariadb --port=1
     13      11 php -d a=b -S 127.0.0.1:2 -t /p/.cache/sites/demo /p/tools/php/router.php
     14      13 php -d a=b -S 127.0.0.1:2 -t /p/.cache/sites/demo /p/tools/php/router.php
     22       1 mariadbd --no-defaults --datadir=/p/.cache/sites/test-1/mariadb --port=3
     23       1 php -d a=b -S 127.0.0.1:4 -t /p/.cache/sites/test-1 /p/tools/php/router.php
     24      23 php -d a=b -S 127.0.0.1:4 -t /p/.cache/sites/test-1 /p/tools/php/router.php
     32       1 mariadbd --no-defaults --datadir=/p/.cache/sites/test-12/mariadb --port=5
`;

test.each( [
	[ 'test-1', [ 22, 23 ] ],
	[ 'test-12', [ 32 ] ],
	[ 'demo', [] ],
	[ 'test', [] ],
] )( 'of %s', ( name, ids ) => {
	expect( orphansIn( PROCESSES, `/p/.cache/sites/${ name }` ) ).toEqual(
		ids
	);
} );
