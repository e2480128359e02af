<?php
/**
 * The state of a link, based on its HTTP response.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Http\Response;

/** Many servers reject clients that aren't browsers: their response then doesn't show whether visitors can open the URL. */
enum LinkHealth {
	case Works;
	case Broken;
	/** A URL in a private network, which wasn't requested. */
	case Inside;
	/** Possibly broken. */
	case Unsure;
	case Unchecked;

	/** Reliable for any client; other statuses below 500 of other servers may apply to crawlers only. */
	private const GONE = [404, 410];

	/** Statuses of this site for logged-out users, as in a members' area, and for too many requests. */
	private const GUARDED = [401, 403, 429];

	/** A temporary status. */
	private const LATER = 503;

	/** No response, or a redirect loop. Other error codes come from plugins and settings that block requests. */
	private const FAILED = ['http_request_failed', 'too_many_redirects', 'timed_out'];

	/**
	 * cURL error codes: timeouts, and certificates, because browsers trust more authorities and fetch missing intermediate certificates.
	 */
	private const UNSURE = '/cURL error (?:28|35|51|58|60|77|83|91)\b|timed? ?out/i';

	public static function from_response(Response $answer, bool $is_own): self {
		return match (true) {
			in_array($answer->error, ['not_checked', 'http_request_not_executed'], true)
				=> self::Unchecked,
			$answer->error === 'refused_address' => self::Inside,
			$answer->error !== '' => self::of_failure($answer, $is_own),
			$answer->status < 400 => self::Works,
			$is_own => self::of_own($answer->status),
			in_array($answer->status, self::GONE, true) => self::Broken,
			// LinkedIn returns status 999 to crawlers.
			$answer->status >= 500 && $answer->status < 600 && $answer->status !== self::LATER
				=> self::Broken,
			default => self::Unsure,
		};
	}

	private static function of_failure(Response $answer, bool $is_own): self {
		return match (true) {
			!in_array($answer->error, self::FAILED, true) => self::Unsure,
			!$is_own && self::is_unsure($answer) => self::Unsure,
			default => self::Broken,
		};
	}

	private static function is_unsure(Response $answer): bool {
		return $answer->error === 'timed_out' || preg_match(self::UNSURE, $answer->details) === 1;
	}

	private static function of_own(int $status): self {
		return in_array($status, self::GUARDED, true) ? self::Unsure : self::Broken;
	}
}
