<?php
/**
 * Base class of checks of an on/off setting.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

/** The issue is fixed with one click. */
abstract class SwitchCheck extends OutputCheck {
	/** Returns the key of the setting. */
	abstract protected function key(): string;

	/** Returns the route of its screen. */
	abstract protected function route(): string;

	/** Returns the recommended value. */
	protected function sound(): bool {
		return true;
	}

	/** Whether the setting has an effect on this site. */
	protected function concerns(Site $site): bool {
		return true;
	}

	/** Returns the message of the passed check. */
	abstract protected function passed_message(): string;

	/** Returns the message of the issue. */
	abstract protected function failed_message(): string;

	/** @return list<string> Why it matters and what to do. */
	abstract protected function advice(): array;

	/** Returns the text of the link. */
	abstract protected function link(): string;

	final protected function inspect(Site $site): ?Result {
		if (!$this->concerns($site)) {
			return null;
		}
		return (bool) $site->settings->get($this->key()) === $this->sound()
			? Result::passed($this->passed_message())
			: Result::found(
				$this->failed_message(),
				$this->advice(),
				Fix::setting($this->link(), $this->route(), $this->key()),
			);
	}
}
