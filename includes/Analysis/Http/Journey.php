<?php
/**
 * One address until its last answer: redirects, and GET where HEAD is refused.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

final class Journey {
	private const REDIRECTS = [301, 302, 303, 307, 308];

	/** What is also so for GET; asking those again, they would rather be left alone. */
	private const MEANT = [401, 407, 410, 429];

	/** Seconds that a step gets at least. */
	private const LEAST = 0.5;

	/** Seconds of HEAD: where it isn't answered, GET may be. */
	private const HEAD = 4.0;

	public ?Answer $answer = null;

	/** @var list<array{url: string, status: int}> */
	private array $redirects = [];

	/** @var array<string, true> */
	private array $seen = [];

	/**
	 * @param int   $most    Bytes of the body that are read.
	 * @param int   $follow  How many redirects are followed.
	 * @param bool  $stays   On this site: a redirect to another one is the answer.
	 * @param float $seconds For all steps.
	 * @param bool  $is_strict As Step's.
	 */
	public function __construct(
		private Target $target,
		private string $method,
		private readonly int $most,
		private readonly int $follow,
		private readonly bool $stays,
		private float $seconds,
		private readonly bool $is_strict = false,
	) {}

	public function next(): Step {
		$this->seen[$this->target->url] = true;
		return new Step(
			$this->target,
			$this->method,
			$this->most,
			$this->method === 'HEAD' ? min(self::HEAD, $this->seconds) : $this->seconds,
			OwnSite::is($this->target),
			$this->is_strict,
		);
	}

	/** @param Step $step The last one, with its answer. */
	public function arrive(Step $step): void {
		$this->seconds -= $step->took;
		$answer = $step->answer ?? new Answer($this->target->url, error: 'not_checked');
		if ($this->is_head_refused($step, $answer)) {
			$this->method = 'GET';
			$this->seen = [];
		} elseif (!$this->leads_on($answer)) {
			$this->end($answer);
			return;
		}
		if ($this->answer === null && $this->seconds < self::LEAST) {
			$this->end(
				new Answer(
					$this->target->url,
					error: 'http_request_failed',
					details: __('It took too long to answer.', 'pharos-seo'),
				),
			);
		}
	}

	private function is_head_refused(Step $step, Answer $answer): bool {
		return $step->method === 'HEAD' &&
			($step->is_unanswered ||
				($answer->status >= 400 && !in_array($answer->status, self::MEANT, true)));
	}

	/** Whether there is another step, which is then the next one. */
	private function leads_on(Answer $answer): bool {
		$location = $answer->headers['location'][0] ?? '';
		if (
			$this->follow === 0 ||
			$location === '' ||
			!in_array($answer->status, self::REDIRECTS, true)
		) {
			return false;
		}
		$target = Target::read($location, $this->target);
		if ($this->stays && ($target === null || !OwnSite::is($target))) {
			return false;
		}
		$this->redirects[] = ['url' => $answer->url, 'status' => $answer->status];
		if ($target === null) {
			$this->refuse($location);
		} elseif (count($this->redirects) > $this->follow || isset($this->seen[$target->url])) {
			$this->end(
				new Answer(
					$target->url,
					error: 'too_many_redirects',
					details: __(
						'It leads from one address to the next without an end.',
						'pharos-seo',
					),
				),
			);
		} else {
			$this->target = $target;
		}
		return true;
	}

	private function refuse(string $location): void {
		$this->end(
			new Answer(
				$location,
				error: 'refused_address',
				details: __('It leads to an address that is none of the web.', 'pharos-seo'),
			),
		);
	}

	private function end(Answer $answer): void {
		$this->answer = $answer->after($this->redirects);
	}
}
