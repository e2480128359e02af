<?php
/**
 * The steps of requesting a URL: redirects, and GET where the server rejects HEAD.
 */

declare(strict_types=1);

namespace Pharos\Http;

final class Journey {
	private const REDIRECTS = [301, 302, 303, 307, 308];

	/** Statuses that GET would return too; the servers shouldn't get another request. */
	private const MEANT = [401, 407, 410, 429];

	/** Minimum time for a step, in seconds. */
	private const LEAST = 0.5;

	/** Time limit for HEAD, in seconds: a server that doesn't respond to it may respond to GET. */
	private const HEAD = 4.0;

	public ?Response $answer = null;

	/** @var list<array{url: string, status: int}> */
	private array $redirects = [];

	/** @var array<string, true> */
	private array $seen = [];

	/**
	 * @param int   $most    Maximum number of bytes of the body.
	 * @param int   $follow  Maximum number of redirects.
	 * @param bool  $stays   Whether to stay on this site: a redirect to another one is returned.
	 * @param float $seconds Time limit for all steps.
	 * @param bool  $is_strict See Step.
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
			SiteRequests::is($this->target),
			$this->is_strict,
		);
	}

	/** @param Step $step The completed step. */
	public function arrive(Step $step): void {
		$this->seconds -= $step->took;
		$answer = $step->answer ?? new Response($this->target->url, error: 'not_checked');
		if ($this->is_head_refused($step, $answer)) {
			$this->method = 'GET';
			$this->seen = [];
		} elseif (!$this->leads_on($answer)) {
			$this->end($answer);
			return;
		}
		if ($this->answer === null && $this->seconds < self::LEAST) {
			$this->end(
				new Response(
					$this->target->url,
					error: 'timed_out',
					details: __('The response took too long.', 'pharos-seo'),
				),
			);
		}
	}

	private function is_head_refused(Step $step, Response $answer): bool {
		return $step->method === 'HEAD' &&
			($step->is_unanswered ||
				($answer->status >= 400 && !in_array($answer->status, self::MEANT, true)));
	}

	/** Whether a redirect follows; sets the next target. */
	private function leads_on(Response $answer): bool {
		$location = $answer->headers['location'][0] ?? '';
		if (
			$this->follow === 0 ||
			$location === '' ||
			!in_array($answer->status, self::REDIRECTS, true)
		) {
			return false;
		}
		$target = Target::read($location, $this->target);
		if ($this->stays && ($target === null || !SiteRequests::is($target))) {
			return false;
		}
		$this->redirects[] = ['url' => $answer->url, 'status' => $answer->status];
		if ($target === null) {
			$this->refuse($location);
		} elseif (count($this->redirects) > $this->follow || isset($this->seen[$target->url])) {
			$this->end(
				new Response(
					$target->url,
					error: 'too_many_redirects',
					details: __('Too many redirects.', 'pharos-seo'),
				),
			);
		} else {
			$this->target = $target;
		}
		return true;
	}

	private function refuse(string $location): void {
		$this->end(
			new Response(
				$location,
				error: 'refused_address',
				details: __('The redirect target isn’t a valid URL.', 'pharos-seo'),
			),
		);
	}

	private function end(Response $answer): void {
		$this->answer = $answer->after($this->redirects);
	}
}
