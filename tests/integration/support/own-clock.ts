/**
 * A clock for the HTTP requests of the site analysis that only the test moves: PHP finds these functions before its own, because they are
 * in the namespaces of the callers. Needs `$clock` to be defined, see clockCode().
 */
const FUNCTIONS = String.raw`
namespace Pharos\Core {
	function microtime( bool $as_float ): float {
		return $GLOBALS['pharos_clock']->now;
	}
}
namespace Pharos\Http {
	function microtime( bool $as_float ): float {
		return $GLOBALS['pharos_clock']->now;
	}
	function curl_multi_select( \CurlMultiHandle $multi, float $seconds ): int {
		return $GLOBALS['pharos_clock']->wait( $multi, $seconds );
	}
	function curl_setopt( \CurlHandle $handle, int $option, mixed $value ): bool {
		return \curl_setopt( $handle, $option, $GLOBALS['pharos_clock']->limit( $option, $value ) );
	}
}
namespace WpOrg\Requests\Transport {
	function curl_multi_exec( \CurlMultiHandle $multi, &$active ): int {
		++$GLOBALS['pharos_clock']->polls;
		return \curl_multi_exec( $multi, $active );
	}
}`;

/** What the test decides, and what it gets to know. */
const CLOCK = String.raw`new class( $args['runsOut'], $args['pace'] ) {
	public float $now = 1000.0;
	/** Time limits that cURL was given, in milliseconds. */
	public array $limits = [];
	/** The longest that was waited for at once, in seconds. */
	public float $longest = 0.0;
	/** How often Requests asked cURL whether something has happened. */
	public int $polls = 0;

	public function __construct( private int $runs_out, private float $pace ) {}

	/** Time passes only while nothing happens, so that a busy machine doesn't change what is tested. */
	public function wait( \CurlMultiHandle $multi, float $seconds ): int {
		$this->longest = max( $this->longest, $seconds );
		$happened = curl_multi_select( $multi, $seconds * $this->pace );
		$this->now += $happened === 0 ? $seconds : 0.0;
		return $happened;
	}

	public function limit( int $option, mixed $value ): mixed {
		if ( CURLOPT_TIMEOUT_MS === $option ) {
			$this->limits[] = $value;
			// It would be waited for to the end.
			return $value === $this->runs_out ? 100 : $value;
		}
		return $value;
	}
}`;

/** Code for `site.php( …, { runsOut, pace } )`: creates the clock, as `$clock`. */
export const clockCode = `
	$clock = $GLOBALS['pharos_clock'] = ${ CLOCK };
	eval( <<<'FUNCTIONS'
${ FUNCTIONS }
FUNCTIONS );`;
