"""What PettingZoo's three usual wrappers check, in one: each layer of them costs more than a step of the rules."""

from typing import Any

from pettingzoo import AECEnv  # type: ignore[import-untyped]  # PettingZoo has types, but no marker that says so
from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]  # the same
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]  # the same


def _after_reset(name: str) -> property:
    """An attribute of the environment that is there after the first reset."""

    def read(guard: "CheckedAEC") -> Any:
        if not guard._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return getattr(guard.env, name)

    return property(read)


class CheckedAEC(OrderEnforcingWrapper):  # type: ignore[misc]  # the base class has no types
    """Calls in a wrong order and actions that do not exist are errors; an illegal action loses the game.

    It does what `TerminateIllegalWrapper`, `AssertOutOfBoundsWrapper` and `OrderEnforcingWrapper` do together.
    """

    agents = _after_reset("agents")
    agent_selection = _after_reset("agent_selection")
    rewards = _after_reset("rewards")
    terminations = _after_reset("terminations")
    truncations = _after_reset("truncations")
    infos = _after_reset("infos")

    def __init__(self, env: AECEnv, illegal_reward: float) -> None:
        super().__init__(env)
        self._illegal_reward: float = illegal_reward

    def step(self, action: int | None) -> None:
        """A step that is checked first."""
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        env = self.env
        if not env.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = env.agent_selection
        done = env.terminations[agent] or env.truncations[agent]
        if type(action) is not int or not 0 <= action < env._actions:
            known = (action is None and done) or env.action_spaces[agent].contains(action)
            assert known, "action is not in action space"
        if done or env.arena.first_mask[action]:
            env.step(action)
            return
        EnvLogger.warn_on_illegal_move()
        env._cumulative_rewards[agent] = 0
        env.terminations = dict.fromkeys(env.agents, True)
        env.truncations = dict.fromkeys(env.agents, True)
        env.rewards = dict.fromkeys(env.agents, 0) | {agent: self._illegal_reward}
        env._accumulate_rewards()
        env._deads_step_first()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The observation, reward, end and info of the agent that is to decide."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        env = self.env
        agent = env.agent_selection
        seen = env.observe(agent) if observe else None
        return (
            seen,
            env._cumulative_rewards[agent],
            env.terminations[agent],
            env.truncations[agent],
            env.infos[agent],
        )

    def __str__(self) -> str:
        return str(self.env)
