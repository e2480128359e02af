<?php
/**
 * What an answer says about a link.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

use Pharos\Analysis\Http\Answer;

/** Many servers refuse whoever is no browser: what they answer then says nothing about what visitors get. */
enum LinkHealth {
	case Works;
	case Broken;
	/** An address in somebody's own network, which nobody asked. */
	case Inside;
	/** Perhaps broken. */
	case Unsure;
	case Unchecked;

	/** Of those that mean what they say, whoever asks; what other servers say below 500 may be about robots. */
	private const GONE = [404, 410];

	/** Of this site to who is not logged in, as in a members' area, or asks too often. */
	private const GUARDED = [401, 403, 429];

	/** For the moment. */
	private const LATER = 503;

	/** Nobody answers there, or each address leads to the next. Other codes are those of plugins and settings that forbid requests. */
	private const FAILED = ['http_request_failed', 'too_many_redirects'];

	/** Codes of cURL: no answer in time; certificates, of which browsers know more authorities and get missing ones. */
	private const UNSURE = '/cURL error (?:28|35|51|58|60|77|83|91)\b|timed? ?out/i';

	public static function of(Answer $answer, bool $is_own): self {
		return match (true) {
			in_array($answer->error, ['not_checked', 'http_request_not_executed'], true)
				=> self::Unchecked,
			$answer->error === 'refused_address' => self::Inside,
			$answer->error !== '' => self::of_failure($answer, $is_own),
			$answer->status < 400 => self::Works,
			$is_own => self::of_own($answer->status),
			in_array($answer->status, self::GONE, true) => self::Broken,
			// 999 is LinkedIn's for robots.
			$answer->status >= 500 && $answer->status < 600 && $answer->status !== self::LATER
				=> self::Broken,
			default => self::Unsure,
		};
	}

	private static function of_failure(Answer $answer, bool $is_own): self {
		return match (true) {
			!in_array($answer->error, self::FAILED, true) => self::Unsure,
			!$is_own && self::is_unsure($answer->details) => self::Unsure,
			default => self::Broken,
		};
	}

	private static function is_unsure(string $details): bool {
		return preg_match(self::UNSURE, $details) === 1 ||
			// Http\Journey's words for a server that is slow at each step.
			$details === __('It took too long to answer.', 'pharos-seo');
	}

	private static function of_own(int $status): self {
		return in_array($status, self::GUARDED, true) ? self::Unsure : self::Broken;
	}
}
